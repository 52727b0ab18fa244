declare module '@tanstack/react-virtual' {
  export function useVirtualizer(): { getTotalSize: () => number };
}
