import { useLayoutEffect, useRef } from 'react';
import type { PasswordProblem } from './passwordProblem';

/** Puts the keyboard on the first field that has to change; all that was typed stays. */
export function useRefusedForm(problem: PasswordProblem | undefined) {
  const formRef = useRef<HTMLFormElement>(null);
  // A problem that the server rendered is no news: the visitor may be typing already.
  const knownProblem = useRef(problem);

  useLayoutEffect(() => {
    if (!problem || problem === knownProblem.current) return;
    knownProblem.current = problem;
    formRef.current?.querySelector<HTMLInputElement>('[aria-invalid]')?.focus();
  }, [problem]);

  return formRef;
}
