import frame from 'virtual:strings/frame';
import type { ReactNode } from 'react';

/** The menu of narrow windows. `drawer-panel.ts` opens it with the links of the navbar and the sidebar. */
export function Drawer(): ReactNode {
  return (
    <dialog className="drawer" id="drawer" aria-label={frame.menu}>
      <div className="dialog__head">
        {frame.menu}
        <button type="button" className="dialog__close" aria-label={frame.closeMenu} />
      </div>
      <nav aria-label={frame.site}>
        <ul className="navbar__items" />
      </nav>
    </dialog>
  );
}
