import { articleRead } from '@tidegate/contracts/store/blogState';
import { blogSlice } from './blogSlice';

function readAll(...unikeys: string[]) {
  return unikeys
    .map((unikey) => articleRead({ unikey }))
    .reduce(blogSlice.reducer, blogSlice.reducer(undefined, { type: 'start' }));
}

describe('articles read', () => {
  test('nothing has been read at first', () => {
    expect(readAll()).toEqual({ readUnikeys: [] });
  });

  test('the last opened article is first', () => {
    expect(readAll('dns', 'webrtc')).toEqual({ readUnikeys: ['webrtc', 'dns'] });
  });

  test('an article opened again moves to the front and is stored once', () => {
    expect(readAll('dns', 'webrtc', 'dns')).toEqual({ readUnikeys: ['dns', 'webrtc'] });
  });
});
