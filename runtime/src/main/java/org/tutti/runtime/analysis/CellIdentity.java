package org.tutti.runtime.analysis;

import org.tutti.runtime.campaign.Treatment;
import org.tutti.runtime.store.CellKey;
import org.tutti.runtime.store.CellSettings;

/**
 * What must agree for figures of different launches to belong together.
 *
 * @param key what was measured
 * @param treatment under which levels
 * @param settings how
 */
record CellIdentity(CellKey key, Treatment treatment, CellSettings settings) {}
