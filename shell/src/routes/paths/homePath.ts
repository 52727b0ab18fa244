/** The home page's own address, valid on every device, while `/` redirects phones. */
export const homePath = '/home';
