export const aVisitor = () => 'visitor';
