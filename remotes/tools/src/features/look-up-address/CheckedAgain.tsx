import { Text } from '@tidegate/design-system';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toolsApi } from '../../shared/toolsApi';

/** Announces a new result, which is otherwise invisible if nothing has changed. */
export function CheckedAgain() {
  const { t } = useTranslation('tools');
  const { fulfilledTimeStamp, isFetching } = toolsApi.useToolsVisitorLocationQuery();
  const [firstAnswerAt] = useState(fulfilledTimeStamp);
  const isCheckedAgain = !isFetching && fulfilledTimeStamp !== firstAnswerAt;

  return (
    <Text as="span" size="small" tone="muted" role="status">
      {isCheckedAgain && t('addressLookup.checkedAgain')}
    </Text>
  );
}
