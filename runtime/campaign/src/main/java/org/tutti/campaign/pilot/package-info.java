/**
 * What a small campaign shows about a larger one: the best split of a time budget into launches and
 * observations, and how closely this machine starts ranks together.
 */
package org.tutti.campaign.pilot;
