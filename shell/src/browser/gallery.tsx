import '@tidegate/design-system/fonts.css';
import '@tidegate/design-system/styles.css';
import { Gallery } from '@tidegate/design-system/gallery';
import { createRoot } from 'react-dom/client';

/** The design system's gallery: `/_gallery` in development. */
function mountGallery() {
  const root = document.getElementById('gallery');
  if (root) createRoot(root).render(<Gallery language={document.documentElement.lang} />);
}

mountGallery();
