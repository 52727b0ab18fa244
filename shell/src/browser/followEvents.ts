/** What the site's event stream says at its start and after each activation. */
interface Announcement {
  generation: number;
  shellVersion: string;
}

/** Follows the event stream while the page is visible. Returns how to end it. */
export function followEvents(onAnnouncement: (announcement: Announcement) => void): () => void {
  let source: EventSource | undefined;

  // A hidden tab needs no events, and browsers allow six HTTP/1.1 connections per site.
  function follow() {
    source?.close();
    if (document.visibilityState !== 'visible') return;
    source = new EventSource('/_site/events');
    source.addEventListener('generation', ({ data }: MessageEvent<string>) => {
      onAnnouncement(JSON.parse(data) as Announcement);
    });
  }
  document.addEventListener('visibilitychange', follow);
  follow();

  return () => {
    document.removeEventListener('visibilitychange', follow);
    source?.close();
  };
}
