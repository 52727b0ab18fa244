/** The address of an imported file. */
module.exports = '/assets/file';
