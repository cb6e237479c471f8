import { STORAGE_KEYS } from '../../../shared/constants';
import { printEnvironment } from '../../../shared/workbench/builder/environment';
import { toolOf, type ToolChoice } from '../../../shared/workbench/builder/run';
import { storage } from '../../storage';
import { keepInAddress } from '../address';
import { currentEnvironment, type OwnValues } from './current';

/** Keeps what the reader has set, in place of what came with the address. Commands of the page follow. */
export function keepValues({ values, environment }: OwnValues): void {
  const { tool } = currentEnvironment();
  keepInAddress('env', null);
  // Who listens for the environment reads the values as well.
  storage.write(STORAGE_KEYS.readerVariables, JSON.stringify(values));
  storage.write(STORAGE_KEYS.environment, printEnvironment(environment));
  if (environment.tool !== undefined && environment.tool !== tool) chooseTab(environment.tool);
}

/** Tabs that show tools follow the reader's. */
function chooseTab(tool: ToolChoice): void {
  const tabs = '.tabs[data-group="env"] [role="tab"]';
  document.querySelector<HTMLElement>(`${tabs}[data-value="${toolOf(tool)}"]`)?.click();
}
