import { configureStore } from '@reduxjs/toolkit';
import { siteApi, type ApiRequest, type ApiTransport } from './siteApi';

const api = siteApi.injectEndpoints({
  endpoints: (build) => ({
    write: build.mutation<unknown, void>({
      query: () => ({
        method: 'POST',
        path: '/api/mms/x',
        botCheck: { action: 'submit', kind: 'r3' },
      }),
    }),
  }),
});

function openPage(body: unknown) {
  const requests: ApiRequest[] = [];
  const transport: ApiTransport = async (request) => {
    requests.push(request);
    return { httpStatus: 200, body };
  };
  const store = configureStore({
    reducer: { siteApi: siteApi.reducer },
    middleware: (getDefault) =>
      getDefault({ thunk: { extraArgument: transport } }).concat(siteApi.middleware),
  });
  return { requests, write: () => store.dispatch(api.endpoints.write.initiate()) };
}

test('a call passes its bot check to the transport', async () => {
  const { requests, write } = openPage({ code: 200, data: null });

  await write();

  expect(requests[0]?.botCheck).toEqual({ action: 'submit', kind: 'r3' });
});

test('a refusal has the error code of its envelope as its name', async () => {
  const { write } = openPage({
    code: 20602,
    message: '',
    data: null,
    error: { code: 'orders.alreadyPurchased', request_id: 'r-1' },
  });

  expect((await write()).error).toMatchObject({ code: 20602, name: 'orders.alreadyPurchased' });
});

test('a low score is a refusal, although its reply has no data', async () => {
  const { write } = openPage({ err_code: 500, code: 20104, message: 'ReCaptchaScoreTooLow' });

  expect((await write()).error).toMatchObject({ httpStatus: 200, code: 20104 });
});
