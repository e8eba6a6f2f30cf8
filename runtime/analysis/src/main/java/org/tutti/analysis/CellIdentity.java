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
public record CellIdentity(CellKey key, Treatment treatment, CellSettings settings) {
  // Cells of one key and treatment seldom have other settings, and the JVM makes the code of hashes
  // when it is first called.
  @Override
  public int hashCode() {
    return 31 * key.hashCode() + treatment.hashCode();
  }
}
