import { useCallback, useState } from 'react';
import { Button, Cluster, Dialog, Text } from '../src/index';
import { Toast, ToastRegion } from '../src/toasts';
import { Example } from './Example';

export function OverlayExamples() {
  const [isOpen, setIsOpen] = useState(false);
  const [hasToast, setHasToast] = useState(false);
  const endToast = useCallback(() => setHasToast(false), []);
  const close = () => {
    setIsOpen(false);
  };

  return (
    <Example title="Overlays" note="These need script.">
      <Cluster>
        <Button
          variant="secondary"
          onClick={() => {
            setIsOpen(true);
          }}
        >
          Open a dialog
        </Button>
        <Button
          variant="secondary"
          onClick={() => {
            setHasToast(!hasToast);
          }}
        >
          Show or hide a toast
        </Button>
      </Cluster>
      <Dialog
        open={isOpen}
        onClose={close}
        title="Unbind this device?"
        closeLabel="Close"
        actions={
          <>
            <Button variant="secondary" onClick={close}>
              Keep it
            </Button>
            <Button variant="danger" onClick={close}>
              Unbind
            </Button>
          </>
        }
      >
        <Text>It is signed out at once and frees one of your six places.</Text>
      </Dialog>
      <ToastRegion label="Messages">
        {hasToast ? (
          <Toast tone="success" closeLabel="Close" onEnd={endToast}>
            The device is unbound.
          </Toast>
        ) : null}
      </ToastRegion>
    </Example>
  );
}
