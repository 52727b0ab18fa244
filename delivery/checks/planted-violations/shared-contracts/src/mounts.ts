export const mounts = ['/blog'];
