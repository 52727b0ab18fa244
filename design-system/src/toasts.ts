/** A separate entry point, because few pages show toasts. */
export { Toast, type ToastProps } from './feedback/Toast';
export { ToastRegion, type ToastRegionProps } from './feedback/ToastRegion';
