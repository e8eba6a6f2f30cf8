/**
 * How a campaign directory is opened: with nobody else at work on it, with the same plan as before,
 * and with a note of which program it was made.
 */
package org.tutti.campaign.opening;
