package org.tutti.analysis;

import org.tutti.records.campaign.Treatment;
import org.tutti.records.launch.CellKey;
import org.tutti.records.launch.CellSettings;

/**
 * What must agree for figures of different launches to belong together.
 *
 * @param key what was measured
 * @param treatment the levels of the factors
 * @param settings how it was measured
 */
public record CellIdentity(CellKey key, Treatment treatment, CellSettings settings) {}
