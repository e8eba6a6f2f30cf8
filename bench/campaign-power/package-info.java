/**
 * What a comparison finds: false positives where nothing differs, and power where something does.
 */
package org.tutti.bench.campaignpower;
