export { Button, type ButtonProps } from './actions/Button';
export {
  buttonStyle,
  type ButtonStyle,
  type ButtonSize,
  type ButtonVariant,
} from './actions/buttonStyle';
export { CopyButton, type CopyButtonProps } from './actions/CopyButton';

export { Badge, type BadgeProps, type BadgeTone } from './feedback/Badge';
export { EmptyState, type EmptyStateProps } from './feedback/EmptyState';
export { ErrorState, type ErrorStateProps } from './feedback/ErrorState';
export { Notice, type NoticeProps, type NoticeTone } from './feedback/Notice';
export { Skeleton, type SkeletonProps } from './feedback/Skeleton';
export { Spinner } from './feedback/Spinner';

export { Countdown, type CountdownPart, type CountdownProps } from './figures/Countdown';
export { FactList, type Fact, type FactListProps } from './figures/FactList';
export { Price, type PriceProps } from './figures/Price';
export { Table, type TableColumn, type TableProps } from './figures/Table';

export { formatDate, type DateStyle } from './formatting/formatDate';
export { formatMoney, type MoneyAmount } from './formatting/formatMoney';
export { formatNumber, formatPercent } from './formatting/formatNumber';

export { Checkbox, type CheckboxProps } from './forms/Checkbox';
export { Field, type FieldProps } from './forms/Field';
export { PasswordField, type PasswordFieldProps } from './forms/PasswordField';
export { Radio, type RadioProps } from './forms/Radio';
export { RadioGroup, type RadioGroupProps } from './forms/RadioGroup';
export { Select, type SelectProps } from './forms/Select';
export { TextArea, type TextAreaProps } from './forms/TextArea';

export type { BoxElement, BoxProps, Gap } from './layout/Box';
export { Card, type CardProps } from './layout/Card';
export { Cluster, type ClusterProps } from './layout/Cluster';
export { Container, type ContainerProps } from './layout/Container';
export { Grid, type GridProps } from './layout/Grid';
export { Section, type SectionProps } from './layout/Section';
export { Split, type SplitProps } from './layout/Split';
export { Stack, type StackProps } from './layout/Stack';

export { Breadcrumbs, type BreadcrumbsProps } from './navigation/Breadcrumbs';
export { Pagination, type PageLinkProps, type PaginationProps } from './navigation/Pagination';

export { Dialog, type DialogProps } from './overlay/Dialog';
export { Disclosure, type DisclosureProps } from './overlay/Disclosure';

export { GateMark } from './pictures/GateMark';
export { Icon, type IconProps } from './pictures/Icon';
export type { IconName } from './pictures/iconPaths';
export { TideLines, type TideLinesProps } from './pictures/TideLines';
export { Picture, type PictureProps } from './pictures/Picture';

export { Heading, type HeadingLevel, type HeadingProps, type HeadingSize } from './text/Heading';
export { Prose } from './text/Prose';
export { SkipLink } from './text/SkipLink';
export { Text, type TextProps } from './text/Text';
export { VisuallyHidden } from './text/VisuallyHidden';
