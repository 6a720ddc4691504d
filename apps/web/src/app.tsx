import { lazy, Suspense } from 'react';
import { Route, Switch } from 'wouter';
import { Attention } from './notices/attention.tsx';
import { useArrival } from './screens/arrival.ts';
import { Breakwater } from './screens/breakwater.tsx';
import { Home } from './screens/home/home.tsx';
import { PairingBar } from './screens/lobby/pairing-bar.tsx';
import { NotFound } from './screens/not-found.tsx';
import { Waiting } from './screens/waiting.tsx';

const Setup = lazy(async () => ({ default: (await import('./screens/setup/setup.tsx')).Setup }));
const Here = lazy(async () => ({ default: (await import('./screens/table/here.tsx')).Here }));
const Online = lazy(async () => ({ default: (await import('./screens/table/online.tsx')).Online }));
const Rules = lazy(async () => ({ default: (await import('./screens/rules/rules.tsx')).Rules }));
const Summary = lazy(async () => ({
  default: (await import('./screens/rules/summary.tsx')).Summary,
}));
const PlayerAid = lazy(async () => ({
  default: (await import('./screens/rules/aid.tsx')).PlayerAid,
}));
const Learn = lazy(async () => ({ default: (await import('./screens/learn/learn.tsx')).Learn }));
const LessonPage = lazy(async () => ({
  default: (await import('./screens/learn/lesson.tsx')).LessonPage,
}));
const FirstGames = lazy(async () => ({
  default: (await import('./screens/first/first.tsx')).FirstGames,
}));
const FirstGame = lazy(async () => ({
  default: (await import('./screens/first/begin.tsx')).FirstGame,
}));
const Puzzles = lazy(async () => ({
  default: (await import('./screens/puzzles/puzzles.tsx')).Puzzles,
}));
const PuzzleList = lazy(async () => ({
  default: (await import('./screens/puzzles/list.tsx')).PuzzleList,
}));
const PuzzlePage = lazy(async () => ({
  default: (await import('./screens/puzzles/puzzle.tsx')).PuzzlePage,
}));
const Shelf = lazy(async () => ({ default: (await import('./screens/shelf/shelf.tsx')).Shelf }));
const AnalysisHome = lazy(async () => ({
  default: (await import('./screens/analysis/home.tsx')).AnalysisHome,
}));
const AnalysisBoard = lazy(async () => ({
  default: (await import('./screens/analysis/board.tsx')).AnalysisBoard,
}));
const SetUpPosition = lazy(async () => ({
  default: (await import('./screens/analysis/set-up.tsx')).SetUpPosition,
}));
const StudiesPage = lazy(async () => ({
  default: (await import('./screens/studies/list.tsx')).StudiesPage,
}));
const StudyPage = lazy(async () => ({
  default: (await import('./screens/studies/study.tsx')).StudyPage,
}));
const LobbyScreen = lazy(async () => ({
  default: (await import('./screens/lobby/lobby.tsx')).LobbyScreen,
}));
const Finished = lazy(async () => ({
  default: (await import('./screens/finished/finished.tsx')).Finished,
}));
const ProfilePage = lazy(async () => ({
  default: (await import('./screens/profile/profile.tsx')).ProfilePage,
}));
const LeadersPage = lazy(async () => ({
  default: (await import('./screens/leaders/leaders.tsx')).LeadersPage,
}));
const StatisticsPage = lazy(async () => ({
  default: (await import('./screens/statistics/statistics.tsx')).StatisticsPage,
}));
const ExplorePage = lazy(async () => ({
  default: (await import('./screens/explore/explore.tsx')).ExplorePage,
}));
const SettingsPage = lazy(async () => ({
  default: (await import('./screens/settings.tsx')).SettingsPage,
}));

const ApiPage = lazy(async () => ({ default: (await import('./screens/api/api.tsx')).ApiPage }));
const NoticesPage = lazy(async () => ({
  default: (await import('./screens/notices/notices.tsx')).NoticesPage,
}));
const StopMails = lazy(async () => ({
  default: (await import('./screens/notices/stop.tsx')).StopMails,
}));
const AccountPage = lazy(async () => ({
  default: (await import('./screens/account/account.tsx')).AccountPage,
}));
const SignIn = lazy(async () => ({
  default: (await import('./screens/account/sign-in.tsx')).SignIn,
}));
const LostPassword = lazy(async () => ({
  default: (await import('./screens/account/lost.tsx')).LostPassword,
}));
const ModerationPage = lazy(async () => ({
  default: (await import('./screens/moderation/moderation.tsx')).ModerationPage,
}));
const links = () => import('./screens/account/links.tsx');
const MailLink = lazy(async () => ({ default: (await links()).MailLink }));
const HostLink = lazy(async () => ({ default: (await links()).HostLink }));
const Farewell = lazy(async () => ({ default: (await links()).Farewell }));

/** The house: every address and the room it leads to. */
export function App() {
  useArrival();
  return (
    <Breakwater>
      <Suspense fallback={<Waiting />}>
        <Switch>
          <Route path="/">
            <Home />
          </Route>
          <Route path="/play/:game">{({ game }) => <Setup key={game} game={game} />}</Route>
          <Route path="/here/:id">{({ id }) => <Here key={id} id={id} />}</Route>
          <Route path="/t/:id">{({ id }) => <Online key={id} id={id} />}</Route>
          <Route path="/rules/:game">{({ game }) => <Rules key={game} game={game} />}</Route>
          <Route path="/rules/:game/aid">
            {({ game }) => <PlayerAid key={game} game={game} />}
          </Route>
          <Route path="/rules/:game/summary">
            {({ game }) => <Summary key={game} game={game} />}
          </Route>
          <Route path="/learn">
            <Learn />
          </Route>
          <Route path="/learn/:game">{({ game }) => <Learn key={game} game={game} />}</Route>
          <Route path="/learn/:game/:number">
            {({ game, number }) => <LessonPage key={game} game={game} number={number} />}
          </Route>
          <Route path="/first">
            <FirstGames />
          </Route>
          <Route path="/first/:game">{({ game }) => <FirstGame key={game} game={game} />}</Route>
          <Route path="/puzzles">
            <Puzzles />
          </Route>
          <Route path="/puzzles/:game">{({ game }) => <PuzzleList key={game} game={game} />}</Route>
          <Route path="/puzzles/:game/:id">
            {({ game, id }) => <PuzzlePage key={`${game}/${id}`} game={game} id={id} />}
          </Route>
          <Route path="/games">
            <Shelf />
          </Route>
          <Route path="/analysis">
            <AnalysisHome />
          </Route>
          <Route path="/analysis/setup/:game">
            {({ game }) => <SetUpPosition key={game} game={game} />}
          </Route>
          <Route path="/analysis/:id">{({ id }) => <AnalysisBoard key={id} id={id} />}</Route>
          <Route path="/studies">
            <StudiesPage />
          </Route>
          <Route path="/study/:id">{({ id }) => <StudyPage key={id} id={id} />}</Route>
          <Route path="/lobby">
            <LobbyScreen />
          </Route>
          <Route path="/finished">
            <Finished />
          </Route>
          <Route path="/people">
            <ProfilePage />
          </Route>
          <Route path="/leaders">
            <LeadersPage />
          </Route>
          <Route path="/statistics">
            <StatisticsPage />
          </Route>
          <Route path="/explore/:game">
            {({ game }) => <ExplorePage key={game} game={game} />}
          </Route>
          <Route path="/api">
            <ApiPage />
          </Route>
          <Route path="/settings">
            <SettingsPage />
          </Route>
          <Route path="/settings/notices">
            <NoticesPage />
          </Route>
          <Route path="/stop/:token">{({ token }) => <StopMails token={token} />}</Route>
          <Route path="/account">
            <AccountPage />
          </Route>
          <Route path="/sign-in">
            <SignIn />
          </Route>
          <Route path="/sign-in/lost">
            <LostPassword />
          </Route>
          <Route path="/mail/:purpose">{({ purpose }) => <MailLink purpose={purpose} />}</Route>
          <Route path="/moderation">
            <ModerationPage />
          </Route>
          <Route path="/host">
            <HostLink />
          </Route>
          <Route path="/farewell">
            <Farewell />
          </Route>
          <Route>
            <NotFound />
          </Route>
        </Switch>
        <PairingBar />
        <Attention />
      </Suspense>
    </Breakwater>
  );
}
