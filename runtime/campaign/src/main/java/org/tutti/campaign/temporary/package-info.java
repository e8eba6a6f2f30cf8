/**
 * What exists only while this process does. Each {@link
 * org.tutti.campaign.temporary.TemporaryDirectory} names its owner, so that what a killed process
 * left is recognized and removed by the next one.
 */
package org.tutti.campaign.temporary;
