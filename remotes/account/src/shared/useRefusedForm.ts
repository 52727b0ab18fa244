import { useLayoutEffect, useRef } from 'react';
import type { PasswordProblem } from './passwordProblem';

/** Focuses the first invalid field and keeps all typed values. */
export function useRefusedForm(problem: PasswordProblem | undefined) {
  const formRef = useRef<HTMLFormElement>(null);
  // The first render must not move the focus: the visitor may be typing already.
  const knownProblem = useRef(problem);

  useLayoutEffect(() => {
    if (!problem || problem === knownProblem.current) return;
    knownProblem.current = problem;
    formRef.current?.querySelector<HTMLInputElement>('[aria-invalid]')?.focus();
  }, [problem]);

  return formRef;
}
