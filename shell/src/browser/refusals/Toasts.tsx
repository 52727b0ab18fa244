import { Toast, ToastRegion } from '@tidegate/design-system/toasts';
import type { i18n } from 'i18next';
import { useEffect, useState } from 'react';

export type Show = (message: string) => void;

interface Message {
  id: number;
  text: string;
  remove: () => void;
}

interface ToastsProps {
  i18n: i18n;
  /** Receives the function that adds a message. */
  onReady: (show: Show) => void;
}

export function Toasts({ i18n: { t }, onReady }: ToastsProps) {
  const [messages, setMessages] = useState<readonly Message[]>([]);

  useEffect(() => {
    let lastId = 0;
    onReady((text) => {
      lastId += 1;
      const id = lastId;
      const remove = () => setMessages((shown) => shown.filter((message) => message.id !== id));
      // The same message from several simultaneous calls is shown once.
      setMessages((shown) =>
        shown.some((message) => message.text === text) ? shown : [...shown, { id, text, remove }],
      );
    });
  }, [onReady]);

  return (
    <ToastRegion label={t('toasts.region')}>
      {messages.map(({ id, text, remove }) => (
        <Toast key={id} tone="danger" closeLabel={t('toasts.close')} onEnd={remove}>
          <bdi>{text || t('toasts.error')}</bdi>
        </Toast>
      ))}
    </ToastRegion>
  );
}
