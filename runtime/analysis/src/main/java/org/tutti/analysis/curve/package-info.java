/**
 * The times of a campaign over its message sizes, where these grow from round to round: which sizes
 * come next, and where times jump. The driver asks the former between two rounds; reports show the
 * latter.
 */
package org.tutti.analysis.curve;
