import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useExistingPage, useListPage } from '../../lib/list-page';
import { SEARCH_MODE } from '../../lib/paths';
import { SearchPage } from '../goods-list/search-page';
import { TextSearchPage } from '../search/search.page';
import { AiNotices } from './ai-notices';
import { AiProgress } from './ai-progress';
import { AiResults } from './ai-results';
import { AiStart } from './ai-start';
import classes from './ai-search.module.css';
import { aiSearchQuery } from './ai-search.queries';
import { SearchModes } from '../search/search-modes';
import { UnderstoodChips } from './understood-chips';
import { useAiSearch } from './use-ai-search';

/** The search by a sentence: `search=2` of its address. Where it fails, the search by words takes over. */
export function AiSearchPage() {
  const { t } = useTranslation('ai-search');
  const { type, sentence, without, remove, restoreAll } = useAiSearch();
  const list = useListPage();
  const answer = useQuery({
    ...aiSearchQuery({
      type,
      goods_name: sentence,
      without: [...without],
      page: list.page,
      limit: list.limit,
    }),
    enabled: sentence !== '',
  });
  useExistingPage(list, answer.isPlaceholderData ? undefined : answer.data?.total);

  if (answer.isError)
    return (
      <TextSearchPage
        notice={
          <p role="status" className={classes.notice}>
            {t('failed')}
          </p>
        }
      />
    );
  const { data } = answer;
  return (
    <SearchPage
      title={sentence === '' ? t('start.title') : t('title', { sentence })}
      total={sentence === '' ? undefined : data?.total}
      panel={null}
      modes={<SearchModes mode={SEARCH_MODE.ai} type={type} words={sentence} />}
      notes={
        data !== undefined &&
        sentence !== '' && (
          <>
            <UnderstoodChips
              filters={data.filters}
              removed={without.length}
              onRemove={remove}
              onRestore={restoreAll}
            />
            <AiNotices answer={data} />
          </>
        )
      }
    >
      {sentence === '' ? (
        <AiStart />
      ) : data === undefined ? (
        <AiProgress />
      ) : (
        <AiResults answer={data} isOld={answer.isPlaceholderData} list={list} />
      )}
    </SearchPage>
  );
}
