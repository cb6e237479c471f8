import type { ReactNode } from 'react';
import type { PageModuleProps } from '../../src/shared/page-data';
import { Comparison } from './_home/Comparison';
import { EventStory } from './_home/EventStory';
import { Facts, Hero } from './_home/Hero';
import { LatestPosts } from './_home/LatestPosts';
import { Starts } from './_home/Starts';
import { SymptomIndex } from './_home/SymptomIndex';
import { TerminalScenes } from './_home/TerminalScenes';

/** It has no state: browsers get its HTML and no React. */
export const isStatic = true;

/** The home page: what the tool is, how it looks at work, which gadget answers your question, where to start. */
export default function Home({ gadgets, recentPosts }: PageModuleProps): ReactNode {
  return (
    <div className="home">
      <div className="home__top">
        <Hero />
        <TerminalScenes />
        <Facts />
      </div>
      <SymptomIndex gadgets={gadgets} />
      <EventStory />
      <Starts />
      <Comparison />
      <LatestPosts posts={recentPosts} />
    </div>
  );
}
