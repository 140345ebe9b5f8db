import type { UnsavedScope } from '../../../kit/form/unsaved-scope';

/** Which pages hold unsaved edits, hidden ones too. */
export class UnsavedPages {
  private readonly forms = new Map<string, Set<string>>();
  /** The page on screen; set by the frame before effects of hidden pages end. */
  active = '';

  isDirty = (path: string): boolean => (this.forms.get(path)?.size ?? 0) > 0;
  hasAny = (): boolean => [...this.forms.keys()].some(this.isDirty);
  forget = (path: string): void => void this.forms.delete(path);

  scopeOf(path: string): UnsavedScope {
    return {
      isOnScreen: () => this.active === path,
      report: (form, isDirty) => {
        const forms = this.forms.get(path) ?? new Set<string>();
        if (isDirty) forms.add(form);
        else forms.delete(form);
        this.forms.set(path, forms);
      },
    };
  }
}
