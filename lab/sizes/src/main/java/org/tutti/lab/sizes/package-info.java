/**
 * Message sizes that grow from stage to stage of a campaign: which come next, and where times jump.
 * The driver asks the former between two stages; reports show the latter.
 */
package org.tutti.lab.sizes;
