/** Free days for who was invited with their first plan of a month or longer, and for who invited. */
export const inviteFreeDays = 14;
