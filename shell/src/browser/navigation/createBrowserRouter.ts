// The production build replaces this file by a second copy of React Router, which only navigation uses.
export { createBrowserRouter } from 'react-router-dom';
