/**
 * What a person reads after a campaign: a table per benchmark, then the warnings, then where the
 * results lie. Every figure comes with its dispersion and with what was dropped to get it.
 */
package org.tutti.report;
