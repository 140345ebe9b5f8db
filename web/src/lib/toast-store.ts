/** The short notices at the top of the page. They live outside React so that the API client may speak as well. */
export interface Toast {
  id: number;
  kind: 'success' | 'error';
  text: string;
  /** How often the same text came while it was shown. */
  count: number;
  /** An action, as long as the notice is shown. */
  action?: ToastAction;
}

export interface ToastAction {
  label: string;
  run: () => void;
}

const MAX_TOASTS = 3;
let toasts: readonly Toast[] = [];
let nextId = 1;
const listeners = new Set<() => void>();

function set(next: readonly Toast[]): void {
  toasts = next;
  listeners.forEach((listener) => listener());
}

function add(kind: Toast['kind'], text: string, action?: ToastAction): void {
  const same = toasts.find((toast) => toast.kind === kind && toast.text === text);
  if (same !== undefined) {
    // A new id restarts its time on the screen.
    set(
      toasts.map((toast) =>
        toast === same ? { ...toast, id: nextId++, count: toast.count + 1, action } : toast,
      ),
    );
    return;
  }
  set([...toasts, { id: nextId++, kind, text, count: 1, action }].slice(-MAX_TOASTS));
}

export const toast = {
  success: (text: string): void => add('success', text),
  error: (text: string): void => add('error', text),
  /** Done at once, and for five seconds undoable. */
  undoable: (text: string, action: ToastAction): void => add('success', text, action),
};

export const dismissToast = (id: number): void => set(toasts.filter((toast) => toast.id !== id));
export const currentToasts = (): readonly Toast[] => toasts;
export function subscribeToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
