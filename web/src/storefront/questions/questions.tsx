import type { GoodsDetail } from '@fovea/shared-types/goods/goods.dto';
import type { MyQuestion, PublicQuestion } from '@fovea/shared-types/goods/question.dto';
import { QUESTION_STATUS } from '@fovea/shared-types/goods/question-rules';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Button } from '../../kit/button/button';
import { StatusPill } from '../../kit/status-pill/status-pill';
import { formatDate } from '../../lib/format';
import { useSession } from '../../lib/session';
import { CommodityPart } from '../goods/commodity-detail-part';
import { AskForm } from './ask-form';
import { myQuestionsQuery, questionsQuery } from './question.queries';
import classes from './questions.module.css';

/** Where a link to the questions leads. */
const QUESTIONS_ID = 'questions';

/** Questions of others with their answers, one's own pending ones, and the form for a new one. */
export function Questions({ goods }: { goods: GoodsDetail }) {
  const { t } = useTranslation('questions');
  const { isSignedIn } = useSession();
  const answered = useInfiniteQuery(questionsQuery(goods.id));
  const { data: mine } = useQuery({ ...myQuestionsQuery(goods.id), enabled: isSignedIn });
  const shown = answered.data?.pages.flatMap(({ data }) => data) ?? [];
  const waiting = (mine?.data ?? []).filter(({ status }) => status === QUESTION_STATUS.waiting);
  return (
    <CommodityPart title={t('title')} id={QUESTIONS_ID}>
      {waiting.length > 0 && (
        <ul className={classes.list}>
          {waiting.map((question) => (
            <Waiting key={question.id} question={question} />
          ))}
        </ul>
      )}
      {shown.length > 0 ? (
        <ul className={classes.list}>
          {shown.map((question) => (
            <Answered key={question.id} question={question} />
          ))}
        </ul>
      ) : (
        answered.isSuccess && waiting.length === 0 && <p className={classes.none}>{t('none')}</p>
      )}
      {answered.hasNextPage && (
        <Button
          variant="subtle"
          loading={answered.isFetchingNextPage}
          onClick={() => void answered.fetchNextPage()}
        >
          {t('more')}
        </Button>
      )}
      <AskForm goods={goods} />
    </CommodityPart>
  );
}

function Answered({ question }: { question: PublicQuestion }) {
  const { t } = useTranslation('questions');
  return (
    <li>
      <p className={classes.question}>{question.question}</p>
      <p className={classes.meta}>
        {t('asked_by', { name: question.asker, date: formatDate(question.created_at) })}
      </p>
      <p className={classes.answer}>{question.answer}</p>
      <p className={classes.meta}>
        {t('answered_by', {
          name: question.company_name ?? t('house'),
          date: formatDate(question.answered_at),
        })}
      </p>
    </li>
  );
}

function Waiting({ question }: { question: MyQuestion }) {
  const { t } = useTranslation('questions');
  return (
    <li>
      <StatusPill tone="warning">{t('waiting')}</StatusPill>
      <p className={classes.question}>{question.question}</p>
      <p className={classes.meta}>
        {t('asked_by', { name: t('you'), date: formatDate(question.created_at) })}
      </p>
    </li>
  );
}
