import { describe, expect, it } from 'vitest';
import { codeProblem, codeText, factorCodeText } from './send-code';

describe('a code as people type it', () => {
  it('may be grouped, and in full width', () => {
    expect(codeText(' 123 456 ')).toBe('123456');
    expect(codeText('１２３－４５６')).toBe('123456');
    expect(codeProblem('123-456')).toBeUndefined();
    expect(codeProblem('12345')).toBe('code_wrong');
    expect(codeProblem(' ')).toBe('code_empty');
  });

  it('keeps its hyphens where it is a recovery code', () => {
    expect(factorCodeText('640 495')).toBe('640495');
    expect(factorCodeText(' HQRQ-PUNZ-KFN3 ')).toBe('HQRQ-PUNZ-KFN3');
  });
});
