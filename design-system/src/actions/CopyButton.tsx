import { useState } from 'react';
import { Icon } from '../pictures/Icon';
import { VisuallyHidden } from '../text/VisuallyHidden';
import { Button } from './Button';
import type { ButtonStyle } from './buttonStyle';

export interface CopyButtonProps extends ButtonStyle {
  text: string;
  label: string;
  copiedLabel: string;
  failedLabel: string;
  className?: string | undefined;
}

type Outcome = 'none' | 'copied' | 'failed';

/** Copies `text`; without script it keeps its space but is neither visible nor focusable. */
export function CopyButton({
  text,
  label,
  copiedLabel,
  failedLabel,
  className,
  ...variant
}: CopyButtonProps) {
  const [outcome, setOutcome] = useState<Outcome>('none');
  const outcomeLabels = { none: '', copied: copiedLabel, failed: failedLabel };

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setOutcome('copied');
    } catch {
      // Permission denied, or no clipboard without https: the visitor can select the text.
      setOutcome('failed');
    }
  }

  return (
    <span className="tg-copy">
      <Button
        variant="secondary"
        size="s"
        {...variant}
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
