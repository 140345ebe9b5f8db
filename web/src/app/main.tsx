import './tokens.css';
import './global.css';
import { createRoot } from 'react-dom/client';
import { createHashHistory } from '../lib/hash-history';
import { startI18n } from '../lib/i18n';
import { detectLanguage } from '../lib/language-choice';
import { paths } from '../lib/paths';
import { App } from './app';
import { Providers } from './providers';
import { routeOf } from './routes';

const element = document.getElementById('root');
if (element === null) throw new Error('index.html has no #root');

// The page's chunk is requested at once, in parallel with the texts of the frame; a failure is shown in place
// of the page.
const texts = startI18n(detectLanguage(), ['common']);
const history = createHashHistory();
const { pathname } = history.location;
const page = routeOf(pathname === paths.root ? paths.shoppingMall : pathname)
  ?.preload()
  .catch(() => undefined);
// Until both are there the document shows its shell. No await at the top: the pages import this file's chunk and would
// wait for it.
void Promise.all([texts, page]).then(() =>
  createRoot(element).render(
    <Providers history={history}>
      <App />
    </Providers>,
  ),
);
