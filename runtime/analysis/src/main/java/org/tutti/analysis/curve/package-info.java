/**
 * The times of a campaign over its message sizes, where these grow from stage to stage: which sizes
 * come next, and where times jump. The driver asks the former between two stages; reports show the
 * latter.
 */
package org.tutti.analysis.curve;
