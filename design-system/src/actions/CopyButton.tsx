import { useState } from 'react';
import { useHydrated } from '../useHydrated';
import { Icon } from '../pictures/Icon';
import { VisuallyHidden } from '../text/VisuallyHidden';
import { Button } from './Button';
import type { ButtonLook } from './buttonLook';

export interface CopyButtonProps extends ButtonLook {
  /** What lands on the clipboard. */
  text: string;
  label: string;
  copiedLabel: string;
  failedLabel: string;
  className?: string | undefined;
}

type Outcome = 'none' | 'copied' | 'failed';

/** Copies `text`; without script it keeps its place but is neither seen nor reachable. */
export function CopyButton({
  text,
  label,
  copiedLabel,
  failedLabel,
  className,
  ...look
}: CopyButtonProps) {
  const isHydrated = useHydrated();
  const [outcome, setOutcome] = useState<Outcome>('none');
  const outcomeLabels = { none: '', copied: copiedLabel, failed: failedLabel };

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setOutcome('copied');
    } catch {
      // Refused, or a page without https, which has no clipboard: the text is there to select.
      setOutcome('failed');
    }
  }

  return (
    <span className="tg-copy" data-scripted={isHydrated || undefined}>
      <Button
        variant="secondary"
        size="s"
        {...look}
        className={className}
        onClick={() => void copy()}
        onBlur={() => setOutcome('none')}
      >
        <Icon name={outcome === 'copied' ? 'check' : 'copy'} />
        {outcomeLabels[outcome] || label}
      </Button>
      <VisuallyHidden role="status">{outcomeLabels[outcome]}</VisuallyHidden>
    </span>
  );
}
