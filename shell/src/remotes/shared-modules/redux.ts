export { useDispatch, useSelector, useStore } from 'react-redux';
