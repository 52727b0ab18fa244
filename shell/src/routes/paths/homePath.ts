/** The home page's own address: it is the same page on every device, while `/` leads phones on. */
export const homePath = '/home';
