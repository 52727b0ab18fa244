export { useNavigation } from './useNavigation';
export { Form, Link, NavLink, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
