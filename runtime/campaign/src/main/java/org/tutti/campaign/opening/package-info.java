/**
 * How a campaign directory is opened: locked against other drivers, checked to have the same plan,
 * and with a record of the program that created it.
 */
package org.tutti.campaign.opening;
