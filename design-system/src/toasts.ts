/** Messages that go by themselves; apart from the rest because few pages ever show one. */
export { Toast, type ToastProps } from './feedback/Toast';
export { ToastRegion, type ToastRegionProps } from './feedback/ToastRegion';
