/**
 * Campaigns or maps in the order of time: when each began, and whether they were measured in the
 * same way.
 */
package org.tutti.analysis.history;
