import strings from 'virtual:strings/variables';
import type { SiteData } from '../../../shared/site-data';
import type { Environment } from '../../../shared/workbench/builder/environment';
import type { ToolChoice } from '../../../shared/workbench/builder/run';

/** The name of a tool as people say it. */
export function toolName(tool: ToolChoice): string {
  return tool === 'ig-container' ? strings.inContainer : tool.replace('kubectl-', 'kubectl ');
}

/** An environment in a line; one that sets nothing is that of the examples. */
export function summaryOf({ tool, ...rest }: Environment, { readerVariables }: SiteData): string {
  const set = [...(tool === undefined ? [] : [toolName(tool)]), ...Object.values(rest)];
  return (set.length > 0 ? set : Object.values(readerVariables)).join(' · ');
}
