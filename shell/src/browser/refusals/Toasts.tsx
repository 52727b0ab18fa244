import { Toast, ToastRegion } from '@tidegate/design-system/toasts';
import { useEffect, useState } from 'react';
import type toasts from '../../../locales/en/toasts.json';

export type Show = (message: string) => void;

interface Message {
  id: number;
  text: string;
  remove: () => void;
}

interface ToastsProps {
  words: (typeof toasts)['toasts'];
  /** Receives the function that adds a message. */
  onReady: (show: Show) => void;
}

export function Toasts({ words, onReady }: ToastsProps) {
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
    <ToastRegion label={words.region}>
      {messages.map(({ id, text, remove }) => (
        <Toast key={id} tone="danger" closeLabel={words.close} onEnd={remove}>
          <bdi>{text || words.error}</bdi>
        </Toast>
      ))}
    </ToastRegion>
  );
}
