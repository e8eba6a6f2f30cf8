/**
 * What every hypothesis test shares: its result, the direction of its alternative, the asterisks
 * that go with a p-value, and the correction that a table of many tests needs.
 */
package org.tutti.stats.hypothesis;
