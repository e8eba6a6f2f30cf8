/**
 * What a campaign varies between launches. A {@link org.tutti.campaign.factor.LaunchFactor} knows
 * how one of its levels changes the way a launch is started; {@link
 * org.tutti.campaign.factor.FactorRegistry} finds it by its name; {@link
 * org.tutti.campaign.factor.FactorialDesign} combines the levels of all factors.
 *
 * <p>A further factor is a further line in {@link org.tutti.campaign.factor.FactorRegistry}.
 */
package org.tutti.campaign.factor;
