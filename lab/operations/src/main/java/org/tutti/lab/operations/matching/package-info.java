/**
 * Messages that are matched while many receives are posted, or many messages have arrived that
 * nobody expected, the suite {@code matching}.
 */
package org.tutti.lab.operations.matching;
