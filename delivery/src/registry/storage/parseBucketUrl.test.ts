import { parseBucketUrl } from './parseBucketUrl';

test.each([
  ['s3://releases', { name: 'releases', prefix: '' }],
  ['s3://releases/', { name: 'releases', prefix: '' }],
  ['s3://releases/web/site/', { name: 'releases', prefix: 'web/site/' }],
  ['s3://releases?region=eu-west-1', { name: 'releases', prefix: '', region: 'eu-west-1' }],
  [
    's3://releases/web?endpoint=http://minio:9000/',
    { name: 'releases', prefix: 'web/', endpoint: 'http://minio:9000' },
  ],
])('%s is a valid bucket URL', (url, bucket) => {
  expect(parseBucketUrl(url)).toEqual(bucket);
});

test.each([
  '',
  'releases',
  'https://releases.s3.example',
  's3://Releases',
  's3://key:secret@releases',
  's3://releases?endpoint=minio:9000',
  's3://releases/%zz',
  's3://releases?regoin=eu-west-1',
])('%s is not a bucket URL', (url) => {
  expect(parseBucketUrl(url)).toBeUndefined();
});
