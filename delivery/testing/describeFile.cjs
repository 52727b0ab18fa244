/**
 * Registers the tests of one file of a batch and then restores the globals that they changed.
 * Jest loads this file itself, so it is plain JavaScript.
 */
exports.describeFile = function describeFile(file, load) {
  describe(file, () => {
    try {
      load();
    } catch (error) {
      test('loads', () => {
        throw error;
      });
    }
    afterAll(() => {
      jest.useRealTimers();
      jest.restoreAllMocks();
      if (typeof document === 'undefined') return;
      for (const part of [document.head, document.body]) part.replaceChildren();
      for (const storage of [localStorage, sessionStorage]) storage.clear();
      for (const cookie of document.cookie.split('; ')) {
        document.cookie = `${cookie.split('=')[0]}=; path=/; max-age=0`;
      }
      history.replaceState(null, '', '/');
    });
  });
};
