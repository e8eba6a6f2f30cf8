/**
 * What a campaign varies between launches. A {@link org.tutti.runtime.factor.Factor} knows how one
 * of its levels changes the way a launch is started; {@link org.tutti.runtime.factor.Factors} finds
 * it by its name; {@link org.tutti.runtime.factor.FactorialDesign} combines the levels of all
 * factors.
 *
 * <p>A further factor is a further line in {@link org.tutti.runtime.factor.Factors}.
 */
package org.tutti.runtime.factor;
