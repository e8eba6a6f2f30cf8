/**
 * What a small campaign shows about a larger one: the best split of a time budget into launches and
 * observations.
 */
package org.tutti.campaign.pilot;
