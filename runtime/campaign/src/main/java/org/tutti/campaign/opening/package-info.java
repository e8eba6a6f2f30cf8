/**
 * How a campaign directory is opened: locked against other drivers, checked to be of the same plan,
 * and with a record of the program that made it.
 */
package org.tutti.campaign.opening;
